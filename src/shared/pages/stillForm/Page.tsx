// The form below a still page: the only part of it that the browser gets code for.
export { FormSection as Page } from '../../formParts/FormSection.tsx';
