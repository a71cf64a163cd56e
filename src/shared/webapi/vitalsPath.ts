// Where browsers report page speed.

export const vitalsPath = '/vitals';
