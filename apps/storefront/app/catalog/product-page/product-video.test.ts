import { expect, test } from 'vitest'
import { findVideo } from './product-video.ts'

test('only videos of known companies are played [ROUTE-20]', () => {
  const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3'
  const frame = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  expect(findVideo(url)).toEqual({ company: 'YouTube', url, frame })
  expect(findVideo('https://youtu.be/dQw4w9WgXcQ')?.frame).toBe(frame)
  expect(findVideo('https://vimeo.com/76979871')).toMatchObject({
    company: 'Vimeo',
    frame: 'https://player.vimeo.com/video/76979871?dnt=1',
  })
  const others = [
    null,
    '',
    'javascript:alert(1)',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'http://youtu.be/x',
  ]
  expect(others.map(findVideo)).toEqual(others.map(() => undefined))
})
