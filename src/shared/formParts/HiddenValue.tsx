// A hidden field that script may change. It renders only once, because React would restore the first value with each render.
import { memo } from 'react';

type Props = { name: string; first?: string | undefined };

export const HiddenValue = /*#__PURE__*/ memo(function HiddenValue({ name, first = '' }: Props) {
  return <input type="hidden" name={name} defaultValue={first} />;
});
