// The site's icons: 24 units wide, stroke 1.5, in the colour of the text around them.
const drawings = {
  menu: <path d="M3 6.5h18M3 12h12M3 17.5h18" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  account: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-5 4-7 8-7s8 2 8 7" />
    </>
  ),
  up: <path d="M12 20V5M6 11l6-6 6 6" />,
  left: <path d="M20 12H5M11 6l-6 6 6 6" />,
  right: <path d="M4 12h15M13 6l6 6-6 6" />,
  mail: <path d="M3 5.5h18v13H3zM3 6l9 7 9-7" />,
  home: <path d="M3 11.5L12 4l9 7.5M6 9.5V20h12V9.5" />,
} as const;

type Props = { name: keyof typeof drawings; size?: number };

export function Icon({ name, size = 24 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
