// Recognizes sample contact data, which must not look real: telephone numbers of zeros after the area code, and the .example host names of RFC 2606.

export const isSampleNumber = (telphone: string): boolean => /( 0{3,4}){2}$/.test(telphone);

export const isSampleLink = (address: string): boolean => /^https?:\/\/[^/?#]+\.example(?=[/?#]|$)/.test(address);
