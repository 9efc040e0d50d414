import { expect, test } from 'vitest'
import { videoSource } from './video-source.ts'

const file = (url: string) => ({ url, name: 'film.mp4', size: 1, type: 'video/mp4' })

test.each([
  'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  'https://youtube.com/watch?list=x&v=M7lc1UVf-VE&t=4',
  'https://m.youtube.com/watch?v=M7lc1UVf-VE',
  'https://youtu.be/M7lc1UVf-VE?si=abc',
  'https://www.youtube.com/embed/M7lc1UVf-VE',
  'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  'https://www.youtube.com/shorts/M7lc1UVf-VE',
])('%s is shown in a frame and can be followed', (url) => {
  expect(videoSource({ video: null, video_link: url })).toEqual({ url, player: { what: 'youtube', id: 'M7lc1UVf-VE' } })
})

test.each([
  'https://video.example/student-day',
  'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE',
  'https://evil.example/?https://youtu.be/M7lc1UVf-VE',
  'https://www.youtube.com/watch?v=M7lc1UVf-VEtoolong',
  'https://www.youtube.com/@channel',
])('%s can only be followed', (url) => {
  expect(videoSource({ video: null, video_link: url })).toEqual({ url, player: null })
})

test('a file of the site comes before a link, one from elsewhere is only a link', () => {
  const own = { url: '/media/film.mp4', player: { what: 'file', type: 'video/mp4' } }
  expect(videoSource({ video: file('/media/film.mp4'), video_link: 'https://youtu.be/M7lc1UVf-VE' })).toEqual(own)
  expect(videoSource({ video: file('https://films.example/x.mp4'), video_link: null })).toEqual({
    url: 'https://films.example/x.mp4',
    player: null,
  })
  expect(videoSource({ video: null, video_link: null })).toBeUndefined()
  const document = { url: '/media/rules.pdf', type: 'application/pdf' }
  expect(videoSource({ video: document, video_link: null })).toBeUndefined()
  expect(videoSource({ video: document, video_link: 'https://video.example/x' })).toEqual({ url: 'https://video.example/x', player: null })
})
