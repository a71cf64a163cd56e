// Tables of the newsletter: subscribers, links in mails, editions.

/**
 * `asked`: not confirmed yet; `on`: gets news. The others have no address any more: `expired` was never confirmed, `left` and `bounced` had
 * news, `refused` wants no mail of ours at all.
 */
export type SubscriberState = 'asked' | 'on' | 'expired' | 'left' | 'bounced' | 'refused';

export type SubscriberTable = {
  id: string;
  /** Main domain of the brand. */
  site: string;
  email: string | null;
  /** The address regardless of case. */
  email_key: string | null;
  /** Keyed hash of the address; it stays when the address is erased. */
  mark: string | null;
  state: SubscriberState;
  locale: string;
  /** JSON. */
  topics: string;
  /** The text that was agreed to. */
  consent: string | null;
  asked_at: number | null;
  confirmed_at: number | null;
  ended_at: number | null;
  /** JSON: the choice that is not confirmed yet; until then the columns above hold. The column is older than its name in the code. */
  wish: string | null;
  wish_at: number | null;
};

export type NewsletterLinkTable = {
  hash: string;
  subscriber: string;
  /** Edition of the mail with the link; null for the mail that asks for confirmation. */
  edition: string | null;
  /** Id of the mail in the outbox. */
  message: string | null;
  /** Until when it can confirm; null when it cannot. */
  expires_at: number | null;
};

/** `articles`: JSON, their ids. */
export type NewsletterEditionTable = { id: string; articles: string; made_at: number };
