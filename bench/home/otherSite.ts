// Makes a configuration of the product build another site: its page table, frame and pages in the place of ours.
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

type Resolved = { createData?: { resource?: string; request?: string }; contextInfo: { issuer: string } };

/** Which modules of ours its own stand in for, both as full paths, and its folder of pages. */
export type OtherSite = { modules: Readonly<Record<string, string>>; pages: string };

const swap = ([ours, theirs]: [string, string]) =>
  new webpack.NormalModuleReplacementPlugin(/./, ({ createData, contextInfo }: Resolved) => {
    // A module that stands in for ours may still build on ours.
    if (createData?.resource !== ours || contextInfo.issuer === theirs) return;
    Object.assign(createData, {
      resource: theirs,
      context: path.dirname(theirs),
      request: createData.request?.replace(ours, theirs),
      userRequest: theirs,
    });
  });

export const otherSite = (product: Configuration, { modules, pages }: OtherSite): Configuration => ({
  ...product,
  cache: false,
  plugins: [
    ...(product.plugins ?? []),
    ...Object.entries(modules).map(swap),
    new webpack.ContextReplacementPlugin(/src[\\/]shared[\\/]pages$/, pages),
  ],
});
