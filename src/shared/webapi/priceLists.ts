// The published price lists: their permanent addresses and their OpenAPI description.

export const priceLists = ['servers', 'cdn-packs', 'cdn-traffic', 'ddos', 'prepaid', 'sms'] as const;
export type PriceList = (typeof priceLists)[number];

export const priceFormats = ['json', 'csv'] as const;
export type PriceFormat = (typeof priceFormats)[number];

export const priceDataPath = (list: PriceList, format: PriceFormat): string => `/data/prices/${list}.${format}`;

const text = { type: 'string' } as const;
const schemaOf = (published: readonly PriceList[]) => ({
  type: 'object',
  required: ['list', 'currency', 'unit', 'validFrom', 'licence', 'rows'],
  properties: {
    list: { type: 'string', enum: published },
    currency: { const: 'USD' },
    unit: { ...text, description: 'The unit of a price, such as month' },
    validFrom: { ...text, format: 'date' },
    licence: { ...text, format: 'uri' },
    rows: { type: 'array', items: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } } },
  },
});

/** `published`: the lists of the site's own pages. */
export const pricePaths = (published: readonly PriceList[]): object =>
  Object.fromEntries(
    priceFormats.map((format) => [
      `/data/prices/{list}.${format}`,
      {
        get: {
          operationId: `prices${format === 'json' ? 'Json' : 'Csv'}`,
          summary: `A price list as ${format.toUpperCase()}`,
          parameters: [{ name: 'list', in: 'path', required: true, schema: { type: 'string', enum: published } }],
          responses: {
            200: {
              description: 'Prices with currency, unit, the day from which they are valid, and licence',
              content:
                format === 'json'
                  ? { 'application/json': { schema: schemaOf(published) } }
                  : { 'text/csv': { schema: text } },
            },
            404: { description: 'No such list' },
          },
        },
      },
    ]),
  );
