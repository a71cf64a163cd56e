// The key under which a mailbox is found: two spellings of one mailbox have the same.
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
