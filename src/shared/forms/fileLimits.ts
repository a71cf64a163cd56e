// Limits for attachments, for browser and server.

export const mostFiles = 3;
export const mostBytes = 24 * 1024 * 1024;
export const acceptedTypes = '.png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf';
