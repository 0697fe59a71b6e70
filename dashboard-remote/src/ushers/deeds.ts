/** What an admin can do with an usher's account. */
export type UsherDeed = 'edit' | 'password' | 'log-out' | 'close' | 'reopen';
