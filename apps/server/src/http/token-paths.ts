/** The token calls answer at both addresses. */
export const TOKEN_AUTH = '/api/TokenAuth/'
export const TOKEN_AUTH_ABP = '/api/services/app/TokenAuth/'
