// Writes one event as a calendar file (RFC 5545), for a mail or a download.
import type { MailPerson } from './ports.ts';

export type CalendarEvent = {
  /** REQUEST and CANCEL are sent to the invited visitor; PUBLISH is a file without an attendee. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  uid: string;
  /** A higher number replaces the event that a calendar has under this uid. */
  sequence: number;
  from: number;
  to: number;
  madeAt: number;
  summary: string;
  description: string;
  url: string;
  organizer: MailPerson;
  attendee?: string;
};

const longestLine = 75;

/** Folds by bytes, and never inside a character. */
function folded(line: string): string {
  let out = '';
  let left = longestLine;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (bytes > left) {
      out += '\r\n ';
      left = longestLine - 1;
    }
    out += letter;
    left -= bytes;
  }
  return out;
}

const moment = (at: number): string => `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const text = (value: string): string =>
  value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');

/** Quoted values may contain anything but quotes and control characters. */
const quoted = (value: string): string => `"${value.replace(/["\p{Cc}]/gu, ' ')}"`;

export function calendarFile(event: CalendarEvent): string {
  const { method, uid, sequence, from, to, madeAt, summary, description, url, organizer, attendee } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${organizer.name.replace(/[^\w ]/g, '')}//Website//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(madeAt)}`,
    `DTSTART:${moment(from)}`,
    `DTEND:${moment(to)}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
    ...(attendee ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`] : []),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
