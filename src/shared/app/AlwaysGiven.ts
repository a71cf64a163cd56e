// What stands for the first value of a context that always gets one.

/** No check and no message for a missing value: the first read fails anyway, and a message would be sent to every visitor. */
export type AlwaysGiven = never;
