import { describe, expect, it } from 'vitest';
import { dollars, expectFigures, range, readPost, sum } from '../../support/articles';

describe('the cash forecast', () => {
  const { prose, tables } = readPost('Build a 13-week cash forecast around your paydays');
  const [weeks, remedies] = tables;
  const opening = 58;
  const moves = range(0, 12).map((week) =>
    sum(range(1, 4).map((place) => weeks?.column(place)[week] ?? 0)),
  );
  const balancesWith = (changes: Record<number, number>) =>
    moves.map((_, week) =>
      sum([opening, ...moves.slice(0, week + 1).map((move, at) => move + (changes[at + 1] ?? 0))]),
    );
  const balances = balancesWith({});

  it('carries its balance from week to week', () => {
    expect(weeks?.column(0)).toEqual(range(1, 13));
    expect(weeks?.column(5)).toEqual(balances);
    expect(weeks?.totals.slice(1, 5)).toEqual(weeks?.sums(1, 2, 3, 4));
    expect(weeks?.column(0).filter((week) => (balances[week - 1] ?? 0) < 0)).toEqual([8, 9, 10]);
    expect(Math.min(...balances)).toBe(-18.4);
  });

  it('pays wages in even weeks, and their tax a week later', () => {
    const paid = weeks?.column(2).map((value) => value !== 0);
    expect(paid).toEqual(range(1, 13).map((week) => week % 2 === 0));
    expect(weeks?.column(3).map((value) => value !== 0)).toEqual(paid?.map((isPaid) => !isPaid));
  });

  it('stays positive after a receipt is moved and a premium is split', () => {
    const moved = { 8: 15, 10: -15 };
    const divided = { ...moved, 9: 12.4 - 3.1, 13: -3.1 };
    const shown = [balances, balancesWith(moved), balancesWith(divided)];
    expect(range(1, 3).map((place) => remedies?.column(place))).toEqual(
      shown.map((all) => all.slice(7)),
    );
    expect(Math.min(...balancesWith(divided))).toBe(3.3);
    expect(sum([4 * 3.1])).toBe(12.4);
  });

  it('states no other figures', () => {
    expectFigures(prose, '$24,000 $9,000 $12,400 $15,000 $20,000 8.5', [
      dollars((opening - (balances.at(-1) ?? 0)) * 1000),
      dollars(18.4 * 1000),
      dollars(12_400 / 4),
      dollars(3.3 * 1000),
      dollars((20_000 * 0.085 * 14) / 365),
    ]);
  });
});

describe('the claim', () => {
  const { prose, tables } = readPost('Production is not cash until the claim is paid');
  const [fee, allowed, plan] = [1200, 890, 740];

  it('is cleared entry by entry', () => {
    const [debits = [], credits = []] = [tables[0]?.column(2), tables[0]?.column(3)];
    expect(debits).toEqual([fee, 0, 0, 0]);
    expect(credits).toEqual([0, plan, fee - allowed, allowed - plan]);
    const owed = range(1, 4).map((count) => fee - sum(credits.slice(0, count)));
    expect(tables[0]?.column(4)).toEqual(owed);
    expect(tables[0]?.totals.slice(2, 4)).toEqual(tables[0]?.sums(2, 3));
    expect(owed.at(-1)).toBe(0);
  });

  it('states no other figures', () => {
    const [gross, adjusted, collected] = [96_000, 22_400, 69_920];
    const net = gross - adjusted;
    expectFigures(prose, '$1,200 $890 $740 $190 30 $96,000 $22,400 $69,920', [
      dollars(fee - allowed),
      dollars(allowed - plan),
      dollars(fee * 0.3),
      dollars(allowed * 0.3),
      dollars(190 - (allowed - plan)),
      dollars(net),
      String((collected / net) * 100),
      ((adjusted / gross) * 100).toFixed(1),
      dollars(net - collected),
    ]);
    // A crown is worth what the plan allows, as the gap is measured after write-offs.
    expect(Math.round((net - collected) / allowed)).toBe(4);
    expect(prose).toContain('about four crowns at the $890');
  });
});

describe('the rent roll', () => {
  const { prose, tables } = readPost('Read the rent roll before you read the asking price');
  const [table] = tables;
  const lost = 2 * 1300 * 12;

  it('adds up each floor', () => {
    expect(table?.totals.slice(1)).toEqual(table?.sums(1, 2, 3, 4, 5));
    const [listed = [], proved = []] = [table?.column(3), table?.column(4)];
    expect(table?.column(5)).toEqual(proved.map((rent, floor) => rent - (listed[floor] ?? 0)));
    expect(table?.totals.slice(1)).toEqual([24, 22, 32_425, 29_825, -2 * 1300]);
  });

  it('states no other figures', () => {
    const rents = 29_825;
    expectFigures(prose, '$1,300 7 6 8 $1,150 $27,150 $445,000 $430,000', [
      dollars(rents + 2 * 1300),
      ((22 / 24) * 100).toFixed(1),
      dollars(lost),
      ...[0.07, 0.06, 0.08].map((rate) => dollars(lost / rate, 0)),
      dollars(1150 * 11),
      dollars((1150 * 11) / 12),
      dollars(rents),
      dollars(rents - 27_150),
      dollars((rents * 22) / 31),
    ]);
    expect(Math.ceil(22 * 0.9)).toBe(20);
    expect(31 - 9).toBe(22);
  });
});
