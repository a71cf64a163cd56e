// Empty frame of the fixture site: header and footer are part of the fixture's page.
import type { ReactNode } from 'react';
import './style.css';

export const Frame = ({ children }: { children: ReactNode }) => children;
