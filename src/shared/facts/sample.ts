// What nobody has, and samples therefore lead to: numbers of zeros alone after the area, and host names that RFC 2606 keeps free.

export const isSampleNumber = (telphone: string): boolean => /( 0{3,4}){2}$/.test(telphone);

export const isSampleLink = (address: string): boolean => /^https?:\/\/[^/?#]+\.example(?=[/?#]|$)/.test(address);
