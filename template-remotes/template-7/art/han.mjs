/**
 * Cuts the signs of Chinese families out of Noto Serif SC (OFL 1.1): surnames, names, the calendar and the words of
 * weddings. Signs that it lacks are the phone's own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const SURNAMES =
  '陈林黄张李王吴刘蔡杨许郑谢洪郭邱曾廖赖徐周叶苏庄吕江何罗高萧潘简朱锺游詹胡施沈余卢梁赵颜柯翁魏孙戴范方宋邓杜傅侯曹薛丁卓马阮董唐温蓝蒋石古纪姚连冯欧程汤田康姜白汪邹尤巫钟涂龚严韩黎阳袁金童陆夏柳邵钱伍倪贺龙万俞甘司徒欧阳';
const NAMES =
  '美琳凯文丽华玉珠珍秀英兰梅芳芬雪莉莲萍云霞燕红慧敏静淑惠娟娇媚婷妍怡欣悦思佳嘉雅诗琪瑶琴瑜璇莹晶璐玲珊安妮娜娅蓉菲薇雯倩颖雨晴晨曦月星辰紫青翠碧彩凤仙香春夏秋冬冰洁清真爱心宝贝若如婉柔欢乐喜庆伟强军勇杰俊峰刚明亮光辉志国建民平东海波涛涵浩宇翔飞鹏超越旭阳昊天泽睿智哲轩豪毅宏鸿博学诚信义仁德福禄寿康宁健荣贵富昌盛兴旺发达龙虎祥瑞麟麒骏驰德利成功立业家豪廷庭孝忠良善贤才能耀祖宗耿永恒长久新圣恩典约翰伯仲叔季子孙晓小大中正元亨奕奇逸逵源深润森木水火土金武斌彬彪威胜凌霄冠群维佑启承继绍绪';
const CALENDAR =
  '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥年月日时初十廿卅一二三四五六七八九正冬腊闰零〇农历公元星期周';
const WORDS =
  '囍喜百年好合永结同心天作之合花好月圆白头偕老佳偶天成琴瑟和鸣鸾凤龙呈祥早生贵子良缘吉日良辰诗经死契阔与成说执手桃夭灼其于归宜室关雎鸠在河洲窈窕淑女君逑恭祝贺新婚快乐大吉万事如意幸福美满长长久久恩爱甜蜜百子千孙珠联璧合比翼双飞愿得一人心不相离此生有你我们的爸妈父母儿郎新娘宾客请柬敬茶过大礼喜宴谢您光临恭候赴囯发财寿比南山生日快乐岁岁今朝风雨共济情深意重缔结鸳鸯并蒂莲开';

const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-400-normal.woff2'),
);
const signs = [...new Set(SURNAMES + NAMES + CALENDAR + WORDS + '，。、·《》（）！：')].join('');
const cut = await subsetFont(source, signs, { targetFormat: 'woff2' });
writeFileSync(new URL('../src/assets/han.woff2', import.meta.url), cut);
console.log(`${[...signs].length} signs, ${cut.length} bytes`);
