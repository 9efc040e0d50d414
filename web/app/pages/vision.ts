import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requestContext } from '../.server/request-context.ts'
import { chosenVision, visionCookie } from '../shell/low-vision.ts'
import { safePath } from '../shell/safe-path.ts'

// If a browser sends the origin of a request, a foreign page cannot choose for the visitor; older ones send nothing.
const isFromHere = (headers: Headers) => ['same-origin', 'none', null].includes(headers.get('Sec-Fetch-Site'))

/** Stores the choice of the low-vision panel and leads back to its page. */
export const loader = ({ context, request, url }: LoaderFunctionArgs) => {
  const { siteUrl } = context.get(requestContext)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (isFromHere(request.headers)) headers.set('Set-Cookie', visionCookie(chosenVision(url.searchParams), siteUrl.startsWith('https:')))
  return redirect(safePath(url.searchParams.get('back')), { status: 303, headers })
}
