// A value that goes with the form unseen. React would put the first one back with each render, so it renders once.
import { memo } from 'react';

type Props = { name: string; first: string };

export const HiddenValue = /*#__PURE__*/ memo(function HiddenValue({ name, first }: Props) {
  return <input type="hidden" name={name} defaultValue={first} />;
});
