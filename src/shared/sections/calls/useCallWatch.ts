// Reacts to choices while a call is booked: shows the chosen half hour, and on another time zone the times in it.
import { use, useEffect } from 'react';
import { NavigatorContext } from '../../app/NavigatorContext.ts';
import { useShownPage } from '../../app/PageState.ts';

const chosenSlot = () => document.querySelector<HTMLInputElement>('[name=slot]:checked');

function showChosen(): void {
  chosenSlot()
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
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement) || target.name !== 'tz') return showChosen();
      const slot = chosenSlot()?.value.replace(/\[.*/, `[${target.value}]`);
      router.push(`${path}?${new URLSearchParams({ ...query, tz: target.value, ...(slot && { slot }) })}`, {
        keepPlace: true,
      });
    };
    showChosen();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [path, query, router]);
}
