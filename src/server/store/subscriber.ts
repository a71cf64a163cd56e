// A subscriber of the newsletter as read from their row.
import type { SubscriberState, SubscriberTable } from './newsletterTables.ts';
import { readJson } from '../ops/readJson.ts';

/** What a subscriber wants to get, and the text that they agreed to. */
export type NewsChoice = { locale: string; topics: readonly string[]; consent: string };

export type Subscriber = Omit<NewsChoice, 'consent'> & {
  id: string;
  site: string;
  email: string;
  state: SubscriberState;
  /** Requested and not confirmed yet. */
  choice: NewsChoice | undefined;
};

export const subscriberOf = ({
  id,
  site,
  email,
  state,
  locale,
  topics,
  wish: choice,
}: SubscriberTable): Subscriber => ({
  id,
  site,
  email: email ?? '',
  state,
  locale,
  topics: readJson<string[]>(topics, () => []),
  choice: choice === null ? undefined : readJson<NewsChoice | undefined>(choice, () => undefined),
});
