// The three things a form page tells besides its form, and where they are steps to be told before it.
import type { PageId } from '../pages.ts';

export const noteNames = ['a', 'b', 'c'] as const;

export const isStepped = (page: PageId): boolean => page === 'freeOpen';
