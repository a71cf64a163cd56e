// Keeps what a visitor typed, chose and focused while React takes over a part of the page or draws it anew.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const nameOf = (control: Control): string => `${control.name} ${control.type} ${isTick(control) ? control.value : ''}`;

const controlsIn = (place: Element): Control[] => [
  ...place.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
];

function copy(from: Control, to: Control): void {
  if (isTick(to) && isTick(from)) to.checked = from.checked;
  else if (to instanceof HTMLInputElement && from instanceof HTMLInputElement && to.type === 'file')
    to.files = from.files;
  else to.value = from.value;
}

/** From now on it keeps its text and the place of the cursor, whatever becomes of the text that the server sent. */
function holdValue(area: HTMLTextAreaElement): void {
  const { value } = area;
  area.value = value;
}

/** Call it before; what it returns puts everything back afterwards. */
export function keepTyped(place: Element): () => void {
  const before = new Map(controlsIn(place).map((control) => [nameOf(control), control]));
  for (const control of before.values()) if (control instanceof HTMLTextAreaElement) holdValue(control);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  return () => {
    for (const control of controlsIn(place)) {
      const kept = before.get(nameOf(control));
      if (!kept) continue;
      // The old element knows what was typed last.
      if (kept !== control) copy(kept, control);
      if (kept === focused && document.activeElement !== control) control.focus({ preventScroll: true });
    }
  };
}
