import { expect, test } from '@jest/globals';
import { spokenIn } from './spoken-in.ts';

test('signs tell what a guest wrote in, whoever the hosts are', () => {
  expect(spokenIn('ご結婚おめでとうございます。', 'id')).toBe('ja');
  expect(spokenIn('결혼을 축하합니다!', 'cn')).toBe('ko');
  expect(spokenIn('百年好合', 'id')).toBe('zh-Hans');
  expect(spokenIn('佐藤 健', 'ja')).toBe('ja');
});

test('Latin letters are taken for the hosts’ language, and for none where hosts write signs', () => {
  expect(spokenIn('Selamat menempuh hidup baru!', 'id')).toBe('id');
  expect(spokenIn('Selamat, semoga langgeng', 'my')).toBe('ms');
  expect(spokenIn('Congratulations to you both', 'ja')).toBe('');
});
