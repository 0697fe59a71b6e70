/** What an admin can do with an usher's account. */
export type UsherAction = 'edit' | 'password' | 'log-out' | 'close' | 'reopen';
