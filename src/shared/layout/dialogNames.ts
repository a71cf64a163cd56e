// The dialogs that any page can open by ?dialog=.
export const dialogNames = ['login', 'register', 'forgot', 'activate', 'verify'] as const;

export type DialogName = (typeof dialogNames)[number];

export const isDialogName = (value: string | undefined): value is DialogName =>
  dialogNames.some((name) => name === value);
