// Time zone of the call times shown: the one in the address or the form, else that of the booking, else that of the language's home.
import { usePage } from '../../app/PageContext.ts';
import { readSlot, zoneOfHome } from '../../forms/slot.ts';

/** The half hour chosen so far, from a form that came back with errors or from the address. */
export function useSentSlot() {
  const { query, form } = usePage();
  return readSlot(String(form?.values['slot'] ?? query['slot'] ?? ''));
}

export function useCallZone(booked?: string): string {
  const { query, locale } = usePage();
  const sent = useSentSlot()?.zone;
  return query['tz'] ?? sent ?? booked ?? zoneOfHome(locale.home);
}
