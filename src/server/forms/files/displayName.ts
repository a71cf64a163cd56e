// The name of an upload as staff will see it: what the visitor called it, without anything that could mislead.

const longest = 80;

/** Cut before it is looked at: cleaning costs time for each letter, and nobody's file has a longer name. */
const longestDeclared = 1_000;

function withoutEndings(name: string): string {
  const pieces = name.split('.');
  while (pieces.length > 1 && /^[a-z0-9]{1,5}$/i.test(pieces.at(-1) ?? '')) pieces.pop();
  return pieces.join('.');
}

/** The ending always tells the true type: `invoice.pdf.exe`, reversed letters and folders do not survive. */
export function displayName(declared: string, type: string): string {
  const last = declared.slice(0, longestDeclared).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = withoutEndings(last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/\s+/g, ' ')).replace(
    /^[\s.]+|[\s.]+$/g,
    '',
  );
  return `${Array.from(plain).slice(0, longest).join('') || 'file'}.${type}`;
}
