// The fixture's icons.

const shapes = [
  'M4 14a5 5 0 0 1 1-9.9A6 6 0 0 1 16.6 6 4.5 4.5 0 0 1 16 15H5a4 4 0 0 1-1-1z',
  'M10 2l7 3v5c0 4.4-3 7.4-7 8-4-.6-7-3.6-7-8V5l7-3zm-1 11l5-5-1.4-1.4L9 10.2 7.4 8.6 6 10l3 3z',
  'M3 4h14v4H3V4zm0 6h14v4H3v-4zm2-4.5h2v1H5v-1zm0 6h2v1H5v-1z',
  'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 2c1.6 0 3 2.7 3 6s-1.4 6-3 6-3-2.7-3-6 1.4-6 3-6z',
  'M11 2L4 12h5l-1 6 7-10h-5l1-6z',
  'M3 17V7l7-4 7 4v10h-5v-5H8v5H3z',
  'M10 1.8A5.8 5.8 0 0 0 4.2 7.6C4.2 12 10 18.2 10 18.2s5.8-6.2 5.8-10.6A5.8 5.8 0 0 0 10 1.8zm0 8a2.2 2.2 0 1 1 0-4.4 2.2 2.2 0 0 1 0 4.4z',
];

export function Icon({ shape, className = 'ico' }: { shape: number; className?: string }) {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shapes[shape % shapes.length]} />
    </svg>
  );
}
