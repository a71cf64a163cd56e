// The key under which a mailbox is found and counted: all spellings of one mailbox have the same. Nothing else may make one.
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
