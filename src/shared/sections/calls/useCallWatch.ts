// Reacts to choices while a call is booked: shows the chosen half hour, and on another time zone the times in it.
import { use, useEffect } from 'react';
import { NavigatorContext } from '../../app/NavigatorContext.ts';
import { useShownPage } from '../../app/ShownPage.ts';

const chosen = () => document.querySelector<HTMLInputElement>('[name=slot]:checked');

function follow(): void {
  chosen()
    ?.dataset['said']?.split('|')
    .forEach((words, index) => {
      const place = document.getElementById(`said-${index}`);
      if (place) place.textContent = words;
    });
}

export function useCallWatch(): void {
  const { path, query } = useShownPage();
  const router = use(NavigatorContext);
  useEffect(() => {
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement) || target.name !== 'tz') return follow();
      const slot = chosen()?.value.replace(/\[.*/, `[${target.value}]`);
      router.push(`${path}?${new URLSearchParams({ ...query, tz: target.value, ...(slot && { slot }) })}`, {
        keepPlace: true,
      });
    };
    follow();
    document.addEventListener('change', changed);
    return () => document.removeEventListener('change', changed);
  }, [path, query, router]);
}
