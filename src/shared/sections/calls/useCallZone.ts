// By whose clock the times of calls are shown: as the address or the form says, else as the call was booked, else by that of the language's home.
import { usePage } from '../../app/PageContext.ts';
import { readSlot, zoneOfHome } from '../../forms/slot.ts';

/** What the visitor has chosen so far, in a form that came back or in the address. */
export function useSentSlot() {
  const { query, form } = usePage();
  return readSlot(String(form?.values['slot'] ?? query['slot'] ?? ''));
}

export function useCallZone(booked?: string): string {
  const { query, locale } = usePage();
  const sent = useSentSlot()?.zone;
  return query['tz'] ?? sent ?? booked ?? zoneOfHome(locale.home);
}
