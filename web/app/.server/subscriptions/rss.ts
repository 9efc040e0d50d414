import { newsFeeds } from '@narkhoz/contract/subscriptions.ts'
import { xmlText } from '../xml-text.ts'
import { almatyTime } from './almaty-time.ts'
import type { Feed, FeedItem } from './news-feed.ts'

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${xmlText(text)}</${name}>`

const enclosure = ({ url, bytes, type }: NonNullable<FeedItem['picture']>) =>
  `<enclosure url="${xmlText(url)}" length="${bytes}" type="${type}"/>`

const written = ({ id, url, title, lead, published, picture, tags, language }: FeedItem, feed: Feed) => {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', id, ' isPermaLink="false"'),
    element('pubDate', almatyTime(published).rfc822),
    // Readers parse a description as HTML: plain text is escaped twice.
    element('description', xmlText(lead)),
    ...tags.map((tag) => element('category', tag)),
    ...(picture ? [enclosure(picture)] : []),
    ...(language === feed.language ? [] : [element('dc:language', language)]),
    '</item>',
  ]
}

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export const writeRss = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.home),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link href="${xmlText(feed.self)}" rel="self" type="${newsFeeds.rss.type}"/>`,
    ...(feed.updated ? [element('lastBuildDate', almatyTime(feed.updated).rfc822)] : []),
    ...feed.items.flatMap((item) => written(item, feed)),
    '</channel>',
    '</rss>\n',
  ].join('\n')
