// How the remote back end reports what happened.
export type Log = (event: string, fields: object) => void;
