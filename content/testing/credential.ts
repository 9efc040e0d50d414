/** The credential that services in tests let in. */
export const credential = { email: 'site@tests.local', key: 'a-key-that-only-the-tests-know' }
