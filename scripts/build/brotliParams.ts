// How hard built files are compressed: by the build, and by the test that weighs them.
import zlib from 'node:zlib';

/** Short distances written out: found by trying, it takes fifty bytes off React. */
export const brotliParams = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_NDIRECT]: 8 };
