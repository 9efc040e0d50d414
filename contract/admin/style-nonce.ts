/**
 * The name of the `<meta>` that the service writes into the page of the editors' and staff's screens. Its content is a
 * number used once, which styles that scripts bring in must carry: the Content-Security-Policy lets no others in.
 */
export const styleNonceMeta = 'style-nonce'
