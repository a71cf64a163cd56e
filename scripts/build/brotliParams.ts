// Brotli settings for built files, used by the build and by the size test.
import zlib from 'node:zlib';

/** NDIRECT 8 (short distances written directly) was found by trial: it saves fifty bytes on React. */
export const brotliParams = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_NDIRECT]: 8 };
