// Below a still page that has a form: the form, which is all that the browser gets code for.
export { FormSection as Page } from '../../formParts/FormSection.tsx';
