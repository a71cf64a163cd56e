// Browser side of a chunk that loads when it is needed: what @loadable asks of it, without the names of all modules.
import type { ComponentType } from 'react';

type Props = { chunk?: string };
type Module = Readonly<Record<string, ComponentType>>;

/** The build puts it where @loadable's plugin would repeat 400 bytes for each chunk (scripts/build/lateCode.cjs). */
export function lateCode(chunkName: (props: Props) => string, importAsync: (props: Props) => Promise<Module>) {
  const loaded: Record<string, Module> = {};
  return {
    chunkName,
    resolve: chunkName,
    isReady: (props: Props) => chunkName(props) in loaded,
    requireAsync: async (props: Props) => (loaded[chunkName(props)] = await importAsync(props)),
    requireSync: (props: Props) => loaded[chunkName(props)],
  };
}
