// The fixture page has no frame of its own: its header and footer are part of the page.
import type { ReactNode } from 'react';
import './style.css';

export const Frame = ({ children }: { children: ReactNode }) => children;
