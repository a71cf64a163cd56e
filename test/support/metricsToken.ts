// What may read the metrics of a site under test. Apart from the HTTP client, which browser-like tests cannot load.

export const metricsToken = 'told to whoever watches this site, and to nobody else';
/** Of who may read the metrics. */
export const watching = { Authorization: `Bearer ${metricsToken}` };
