// The token for the metrics of a site under test; its own file, because tests in jsdom cannot load the HTTP client.

export const metricsToken = 'told to whoever watches this site, and to nobody else';
/** The header of a monitor that may read the metrics. */
export const watching = { Authorization: `Bearer ${metricsToken}` };
