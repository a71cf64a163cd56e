// The rosette of a prepaid pack's note: one lobe a hundred dollars.
import { coverSvg, numeral, short, type Cover } from './Cover.ts';

const widest = 178;

export const rosette: Cover = {
  values: ({ packs }) => packs.map(({ payUsd }) => String(payUsd)),
  draw(_, value) {
    const lobes = Number(value) / 100;
    const narrow = short(widest * Math.max(0.16, 0.62 - 0.013 * lobes));
    const ellipses = Array.from(
      { length: lobes },
      (__, lobe) => `<ellipse rx="${widest}" ry="${narrow}" transform="rotate(${short((180 * lobe) / lobes)})"/>`,
    );
    return coverSvg(
      'tint',
      [
        `<g transform="translate(320 200)" stroke="var(--mag)" stroke-width=".9">${ellipses.join('')}<circle r="186"/></g>`,
        '<path d="M14 14h612v372H14zM22 22h596v356H22z" stroke-width="1"/>',
        numeral(40, 62, value, 'start'),
        numeral(600, 364, value, 'end'),
      ].join(''),
    );
  },
};
