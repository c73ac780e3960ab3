/** The row behind the door for ages 8-10 (things.ts): a line is a week. Further weeks come at its end, so that everybody keeps their place. */
export const ROW_OF_8 = `
question:money-brain-battle-5 word:barter try:66 scene:dog-walk word:borrow try:wish-list word:fomo
question:needs-vs-wants-1 word:bank try:30 word:customer try:play-asha question:coins-and-banks-1 word:emergency-fund
try:15 word:loss question:money-brain-battle-1 word:spending try:give-ten-minutes word:coin question:money-words-1
try:8 word:refund try:39 word:password question:giving-1 word:pound try:20
word:earning question:money-brain-battle-2 try:receipt-with-vat word:currency try:71 word:donation question:needs-vs-wants-5
word:peer-pressure try:17 question:a-budget-you-can-keep-1 word:price try:find-the-want word:value scene:birthday-card
question:coins-and-banks-2 word:tax try:43 word:profit try:29 question:money-brain-battle-3 word:saving
try:61 word:advert question:money-words-3 word:receipt try:just-in-case-jar word:gift-card try:3
question:ways-to-earn-1 word:penny try:45 word:goods-and-services question:needs-vs-wants-2 word:unit-price try:73
word:charity try:count-the-change question:money-brain-battle-10 word:hype scene:new-outfit try:22 word:want
question:giving-2 word:brand try:55 word:phishing question:coins-and-banks-5 try:learn-a-money-word word:cost
try:35 word:wage question:money-brain-battle-6 word:bargain try:68 word:bill question:scams-and-games-1
try:9 word:loot-box try:home-for-every-coin word:haggling question:money-words-2 word:business try:52
word:fair-trade question:needs-vs-wants-4 try:24 word:second-hand scene:school-fair word:impulse-buy try:76
question:money-brain-battle-4 word:need try:find-a-job word:discount question:coins-and-banks-3 try:2 word:scam
question:a-budget-you-can-keep-2 word:cash try:50 word:job try:save-for-a-gift question:giving-4 word:piggy-bank
try:64 word:lend question:money-brain-battle-7 word:in-game-purchase try:16 word:savings-goal try:82
question:needs-vs-wants-3 word:competition scene:headphones word:gig try:plan-one-need question:money-words-5 word:tip
try:46 word:budget question:coins-and-banks-4 try:11 word:pocket-money try:37 word:sale
question:ways-to-earn-2 word:pin try:save-for-a-wish word:chore question:money-words-4 try:51 word:income
`;
