// The plugin's own types belong to another webpack than ours.
declare module '@loadable/webpack-plugin' {
  import type { Compiler } from 'webpack';

  export default class LoadablePlugin {
    constructor(options: { filename: string; outputAsset: boolean; writeToDisk: boolean });
    apply(compiler: Compiler): void;
  }
}
