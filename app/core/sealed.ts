/** How every sealed secret begins, so that what is sealed can be told from what may be shown. */
export const SEALED_PREFIX = "aes-gcm:";
