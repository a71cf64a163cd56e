// Types of the plugin: its own refer to another version of webpack.
declare module '@loadable/webpack-plugin' {
  import type { Compiler } from 'webpack';

  export default class LoadablePlugin {
    constructor(options: { filename: string; outputAsset: boolean; writeToDisk: boolean });
    apply(compiler: Compiler): void;
  }
}
