/**
 * Invented goods that are no medicines, in the same form, with the HSN code in place of strength and composition:
 * code | name | maker | category | form | HSN | pack | units | unit | price in paise | maximum retail price | stock | description | use
 */
export const sampleGoods = `
AID-001|Sutora gauze roll|D|first-aid|dressing|3005|1 roll of 10 cm by 3 m|1|roll|4200|4500|160|A roll of cotton gauze.|
AID-002|Sutora adhesive plasters|D|first-aid|dressing|3005|20 plasters|20|plaster|5600|6400|220|Plasters for small wounds.|Clean the wound with water first. See someone if it is deep, dirty or from a bite.
AID-003|Crepona bandage|D|first-aid|dressing|3005|1 bandage of 10 cm by 4 m|1|bandage|16500|18900|90|A crepe bandage for sprains.|Not so tight that fingers or toes get cold, blue or numb.
AID-004|Cottora wool|D|first-aid|dressing|3005|100 g|100|g|5900|6800|140|Absorbent cotton.|
AID-005|Firstora kit|D|first-aid|other|3006|1 box of 40 pieces|1|box|54900|64900|35|Plasters, gauze, tape, scissors and gloves in a box.|
AID-006|Coolora pack|D|first-aid|other|3005|1 pack|1|pack|12900|14900|8|A pack for cold and warmth.|With a cloth between it and the skin, for 15 minutes at most.
AID-007|Burnova dressing|D|first-aid|dressing|3005|1 dressing of 10 cm by 10 cm|1|dressing|9900|11500|0|A gel dressing for small burns.|Cool the burn under running water for 20 minutes first. See a doctor for a burn of the face, a hand or a child.
DEV-001|Nabzora arm blood pressure monitor|D|devices|device|9018|1 monitor with a cuff of 22 to 42 cm|1|monitor|189900|229900|8|Measures blood pressure and pulse at the upper arm.|Sit for five minutes, the arm at the height of the heart. Measure twice.
DEV-002|Nabzora small cuff|D|devices|device|9018|1 cuff of 17 to 22 cm|1|cuff|54900|62900|15|A cuff for thin arms.|A cuff that does not fit measures wrong.
DEV-003|Glucora meter|D|devices|device|9027|1 meter with 10 strips|1|meter|84900|99900|40|Measures glucose in blood from a fingertip.|Wash and dry the hands first.
DEV-004|Glucora strips|D|devices|test|9027|50 strips|50|strip|78500|89900|65|Strips for the Glucora meter.|Not after the date on the tube.
DEV-005|Tempora thermometer|D|devices|device|9025|1 thermometer|1|thermometer|19900|24900|120|A digital thermometer for mouth or armpit.|Wait for the sound.
DEV-006|Oxira pulse oximeter|D|devices|device|9018|1 oximeter|1|oximeter|119900|149900|28|Measures oxygen saturation and pulse at a finger.|Dark skin, cold fingers and nail polish can make it read wrong. Seek help when you are short of breath, whatever it shows.
DEV-007|Nebora nebuliser|D|devices|device|9019|1 nebuliser with two masks|1|nebuliser|169900|199900|12|Turns a liquid medicine into mist.|Wash and dry its parts after each use.
DEV-008|Spacora chamber|D|devices|device|9019|1 spacer with a mask|1|spacer|34900|39900|26|A spacer, so that more of an inhaler reaches the lungs.|Wash once a week, do not wipe dry.
TES-001|Pregnova test|D|tests|test|3822|1 test|1|test|4900|5500|180|A pregnancy test with urine.|From the first day of a missed period. Have the result confirmed.
TES-002|Uriva strips|D|tests|test|3822|25 strips|25|strip|24900|28900|42|Strips for protein and glucose in urine.|
HYG-001|Sanora sanitiser|D|hygiene|hygiene|380894|500 mL|500|mL|18500|21000|100|Hand sanitiser with 70 % ethanol.|Flammable. Out of reach of children.
HYG-002|Padora towels|D|hygiene|hygiene|961900|8 towels|8|towel|7200|8000|210|Sanitary towels.|
HYG-003|Dentora toothpaste|D|hygiene|hygiene|330610|100 g|100|g|9500|11000|130|Toothpaste with 1450 ppm fluoride.|Twice a day. For a child below three years a smear of 1000 ppm is enough.
`;
