// Where browsers tell how quick a page was.

export const vitalsPath = '/vitals';
